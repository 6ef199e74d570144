import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const locales = new URL('../src/amletero/locales', import.meta.url).pathname;
const served = '../src/amletero/server/static';

/** Compresses what the server sends as it is, once and well. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle({ dir }) {
      for (const name of readdirSync(dir!, { recursive: true }) as string[]) {
        if (!/\.(js|css|html|svg)$/.test(name)) continue;
        const path = join(dir!, name);
        const content = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(content));
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), ...(mode === 'gallery' ? [] : [compressed()])],
  resolve: { alias: { '@locales': locales }, conditions: ['browser'] },
  build: {
    outDir: mode === 'gallery' ? 'dist-gallery' : served,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    rollupOptions: { input: mode === 'gallery' ? 'gallery.html' : 'index.html' },
  },
  server: {
    fs: { allow: ['.', locales] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
}));
