import { sanitizeHash } from './scroll-target';

function sanitizeLocationHash() {
  const { hash } = window.location;
  const mended = sanitizeHash(hash);
  if (mended !== hash) window.history.replaceState(window.history.state, '', mended);
}

// On import, before Gatsby's router reads the address, and before it hears of each change.
sanitizeLocationHash();
window.addEventListener('popstate', sanitizeLocationHash);
