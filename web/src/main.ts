import './fonts.css';
import './base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './ui/settings.svelte';

await settings.start();
mount(App, { target: document.getElementById('app')! });
