import '../base.css';
import { mount } from 'svelte';
import { preferred } from '../l10n/language.svelte';
import { speakVerdicts } from './sentences';
import VerifyPage from './VerifyPage.svelte';

speakVerdicts(preferred(null, navigator.languages));
mount(VerifyPage, { target: document.getElementById('app')! });
