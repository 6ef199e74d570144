import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** Puts scripts and styles into the page itself, which then allows these and nothing else. */
export function oneFile(): Plugin {
  return {
    name: 'one-file',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const page = Object.values(bundle).find(({ fileName }) => fileName.endsWith('.html'));
      if (page?.type !== 'asset') throw new Error('there is no page');
      const parts = { script: '', style: '' };
      for (const [name, file] of Object.entries(bundle)) {
        if (file === page) continue;
        if (file.type === 'chunk') parts.script += file.code.replaceAll('</', '<\\/');
        else if (name.endsWith('.css')) parts.style += String(file.source);
        else throw new Error(`${name} has no place in a page of one file`);
        // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- how a file is left out
        delete bundle[name];
      }
      const policy = [
        "default-src 'none'",
        `script-src ${hash(parts.script)}`,
        `style-src ${hash(parts.style)}`,
        "base-uri 'none'",
        "form-action 'none'",
      ].join('; ');
      const head =
        `<meta http-equiv="Content-Security-Policy" content="${policy}" />` +
        `<style>${parts.style}</style><script type="module">${parts.script}</script>`;
      page.source = String(page.source)
        .replace(/<script [^>]*src=.*?<\/script>|<link [^>]*rel="stylesheet"[^>]*>/g, '')
        .replace(/<meta charset[^>]*>/, (charset) => charset + head);
    },
  };
}

const hash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
