import './admin-app.css';
import './dialogs.css';
import type { DecapConfig } from '../decap-config';
import { changePrefix, chosenChange, followChanges } from './change-bar';
import { prepareChosenFiles } from './choose-files';
import { explainRefusals, focusFieldOfAddress } from './focus-field';
import { createFormat } from './format';
import { guardBackend } from './guard-backend';
import { cleanPastes } from './paste';
import { phrases, phrasesOfSaving } from './phrases';
import { registerPreviews } from './preview-pane';
import { createPreviewRenderer } from './preview-renderer';
import { registerWidgets } from './register-widgets';

const isLocalHost = (host: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(host);

function loadScript(src: string): Promise<void> {
  return new Promise((loaded, failed) => {
    const script = Object.assign(document.createElement('script'), { src });
    script.addEventListener('load', () => loaded());
    script.addEventListener('error', () => failed(new Error(`${src} did not come.`)));
    document.head.append(script);
  });
}

/** E7: marks each kind of section in the menu that adds one with its name. The style sheet shows its picture. */
function nameSectionKinds(collections: DecapConfig['collections']): void {
  const lists = collections.flatMap(({ fields = [] }) => fields).flatMap(({ types = [] }) => types);
  const kinds = new Map(lists.map(({ label, name }) => [label, name]));
  new MutationObserver(() => {
    for (const item of document.querySelectorAll<HTMLElement>('[role="menuitem"]:not([data-kind])')) {
      const kind = kinds.get(item.textContent);
      if (kind === undefined) continue;
      item.dataset['kind'] = kind;
      item.style.setProperty('--picture', `url("/admin/sections/${kind}.webp")`);
    }
  }).observe(document.body, { childList: true, subtree: true });
}

/** Opens the editing screen, unless the site has no back end: then the page says how to change the content. */
async function openAdminApp(): Promise<void> {
  const config = (await (await fetch('/admin/config.json')).json()) as DecapConfig;
  if (config.backend.name === 'proxy') {
    if (!isLocalHost(location.hostname)) return;
    config.site_url = config.display_url = location.origin;
  }
  const base = config.backend.branch;
  if (config.backend.name === 'github' && chosenChange !== '')
    Object.assign(config, { publish_mode: 'simple', backend: { ...config.backend, branch: changePrefix + chosenChange } });
  window.CMS_MANUAL_INIT = true;
  await loadScript('/admin/decap-cms.js');
  for (const { format, extension = 'yaml', contentFormat, fields, files } of config.collections)
    window.CMS.registerCustomFormat(format, extension, createFormat({ contentFormat, fields: fields ?? files![0]!.fields }));
  registerWidgets();
  const renderer = createPreviewRenderer(new Worker('/admin/preview.js'));
  registerPreviews(config.collections, renderer);
  const getToken = guardBackend(config.backend.name, config.collections, renderer);
  window.CMS.registerLocale(config.locale, config.publish_mode === 'simple' ? phrasesOfSaving : phrases);
  document.documentElement.dataset.editing = '';
  document.getElementById('content')!.append(Object.assign(document.createElement('div'), { id: 'nc-root' }));
  window.CMS.init({ config });
  const root = document.getElementById('nc-root')!;
  explainRefusals(root);
  cleanPastes(root);
  prepareChosenFiles();
  // Who scrolls on after writing a number would count it up or down.
  root.addEventListener('wheel', () => root.querySelector<HTMLElement>('[type="number"]:focus')?.blur(), { passive: true });
  followChanges(config, base, getToken, renderer.getPage);
  nameSectionKinds(config.collections);
  await focusFieldOfAddress(root);
}

void openAdminApp();
