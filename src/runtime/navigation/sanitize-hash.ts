import { sanitizeHash } from './scroll-target';

function sanitizeLocationHash() {
  const { hash } = window.location;
  const sanitized = sanitizeHash(hash);
  if (sanitized !== hash) window.history.replaceState(window.history.state, '', sanitized);
}

// On import, before Gatsby's router reads the address and listens for changes.
sanitizeLocationHash();
window.addEventListener('popstate', sanitizeLocationHash);
