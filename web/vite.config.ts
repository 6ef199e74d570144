import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { withManifests } from './app-manifest.ts';
import { oneFile } from './one-file.ts';

const locales = new URL('../src/amletero/locales', import.meta.url).pathname;
const emblems = new URL('../src/amletero/pictures/emblems', import.meta.url).pathname;
const served = '../src/amletero/server/static';
const WORKER = 'src/site/service-worker.ts';
const site = '../src/amletero/static_site/static';

/** Compresses what the server sends as it is, once and well. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle({ dir }) {
      for (const name of readdirSync(dir!, { recursive: true }) as string[]) {
        if (!/\.(js|css|html|svg|webmanifest)$/.test(name)) continue;
        const path = join(dir!, name);
        const content = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(content));
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}

/** A web host may send no policy: the page has its own. Only the worker runs WebAssembly. */
function withPolicy(): Plugin {
  const policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
    "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; " +
    "worker-src 'self'; base-uri 'none'; form-action 'none'";
  return {
    name: 'with-policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },
        injectTo: 'head-prepend',
      },
      // `amletero site` puts the names of the files in here that the worker loads.
      { tag: 'meta', attrs: { name: 'site', content: 'NAMES' }, injectTo: 'head' },
    ],
  };
}

/** A server's pages need no worker. */
function withoutWorker(): Plugin {
  return {
    name: 'without-worker',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id.endsWith('/site/worker-link.ts') ? 'export const worker = () => null;' : undefined,
  };
}

/** A server sends notifications: the worker that shows them has an address without a hash. */
function withPushWorker(): Plugin {
  const file = 'push-worker.js';
  const source = readFileSync(new URL(file, import.meta.url));
  return {
    name: 'with-push-worker',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: file, source });
    },
  };
}

/** What is built: the pages of a table for a server and for no server, verify.html, or the gallery. */
const BUILDS: Record<string, { input: string | string[]; outDir: string; plugins: Plugin[] }> = {
  production: {
    input: 'index.html',
    outDir: served,
    plugins: [withoutWorker(), withManifests(locales, false), withPushWorker(), compressed()],
  },
  site: {
    input: ['index.html', WORKER],
    outDir: site,
    plugins: [withPolicy(), withManifests(locales, true)],
  },
  verify: { input: 'verify.html', outDir: served, plugins: [oneFile(), compressed()] },
  gallery: { input: 'gallery.html', outDir: 'dist-gallery', plugins: [] },
};

export default defineConfig(({ mode }) => ({
  base: mode === 'site' ? './' : '/', // a site lies in any folder of a web host
  worker: { format: 'es' },
  plugins: [svelte(), ...(BUILDS[mode]?.plugins ?? [])],
  resolve: { alias: { '@locales': locales }, conditions: ['browser'] },
  build: {
    outDir: BUILDS[mode]?.outDir ?? served,
    emptyOutDir: mode !== 'verify', // it is put beside the other pages
    copyPublicDir: mode !== 'verify',
    modulePreload: mode !== 'verify',
    assetsInlineLimit: 0,
    target: 'es2022',
    rollupOptions: {
      input: BUILDS[mode]?.input ?? 'index.html',
      output: {
        // A browser asks for the service worker by its name: it is what brings all others.
        entryFileNames: ({ name }) =>
          name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js',
      },
    },
  },
  server: {
    fs: { allow: ['.', locales, emblems] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
}));
