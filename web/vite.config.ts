import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const locales = new URL('../src/amletero/locales', import.meta.url).pathname;
const served = '../src/amletero/server/static';

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
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
