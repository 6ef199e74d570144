import './fonts.css';
import './base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { SITE } from './net/static-site';
import { prepareOfflineGame } from './net/offline-game';
import { worker } from './site/worker-link';
import { settings } from './ui/settings.svelte';

if (SITE) worker(settings.name);
else prepareOfflineGame();
await settings.start();
mount(App, { target: document.getElementById('app')! });
