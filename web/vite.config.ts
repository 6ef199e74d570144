import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { oneFile } from './one-file.ts';

const locales = new URL('../src/amletero/locales', import.meta.url).pathname;
const emblems = new URL('../src/amletero/pictures/emblems', import.meta.url).pathname;
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

/** What is built: the pages of a table, verify.html, or the gallery. */
const BUILDS: Record<string, { input: string; outDir: string; plugins: Plugin[] }> = {
  production: { input: 'index.html', outDir: served, plugins: [compressed()] },
  verify: { input: 'verify.html', outDir: served, plugins: [oneFile(), compressed()] },
  gallery: { input: 'gallery.html', outDir: 'dist-gallery', plugins: [] },
};

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), ...(BUILDS[mode]?.plugins ?? [])],
  resolve: { alias: { '@locales': locales }, conditions: ['browser'] },
  build: {
    outDir: BUILDS[mode]?.outDir ?? served,
    emptyOutDir: mode !== 'verify', // it is put beside the other pages
    copyPublicDir: mode !== 'verify',
    modulePreload: mode !== 'verify',
    assetsInlineLimit: 0,
    target: 'es2022',
    rollupOptions: { input: BUILDS[mode]?.input ?? 'index.html' },
  },
  server: {
    fs: { allow: ['.', locales, emblems] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
}));
