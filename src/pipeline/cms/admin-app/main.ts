import './admin-app.css';
import type { DecapConfig } from '../decap-config';
import { focusFieldOfAddress } from './focus-field';
import { createFormat } from './format';
import { registerPreviews } from './preview-pane';
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

/** Opens the editing screen, unless the site has no back end: then the page says how to change the content. */
async function openAdminApp(): Promise<void> {
  const config = (await (await fetch('/admin/config.json')).json()) as DecapConfig;
  if (config.backend.name === 'proxy') {
    if (!isLocalHost(location.hostname)) return;
    config.site_url = config.display_url = location.origin;
  }
  window.CMS_MANUAL_INIT = true;
  await loadScript('/admin/decap-cms.js');
  for (const { format, extension = 'yaml', contentFormat, fields, files } of config.collections)
    window.CMS.registerCustomFormat(format, extension, createFormat({ contentFormat, fields: fields ?? files![0]!.fields }));
  registerWidgets();
  registerPreviews(config.collections);
  document.documentElement.dataset.editing = '';
  document.getElementById('content')!.append(Object.assign(document.createElement('div'), { id: 'nc-root' }));
  window.CMS.init({ config });
  await focusFieldOfAddress(document.getElementById('nc-root')!);
}

void openAdminApp();
