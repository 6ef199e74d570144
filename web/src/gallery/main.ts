import '../fonts.css';
import '../base.css';
import { mount } from 'svelte';
import { speak } from '../l10n/load-language';
import { isLanguage } from '../l10n/language.svelte';
import Gallery from './Gallery.svelte';

const query = new URLSearchParams(location.search);
const wished = query.get('lang');
document.documentElement.dataset.theme = query.get('theme') ?? 'light';
await speak(isLanguage(wished) ? wished : 'en');
mount(Gallery, {
  target: document.getElementById('app')!,
  props: { story: query.get('story') ?? 'cards' },
});
