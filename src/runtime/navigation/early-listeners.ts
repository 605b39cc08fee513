import { handleChunkErrors } from './load-document';
import { interceptPopstate } from './navigate';
import { sanitizeHash } from './scroll-target';

function sanitizeLocationHash() {
  const { hash } = window.location;
  const sanitized = sanitizeHash(hash);
  if (sanitized !== hash) window.history.replaceState(window.history.state, '', sanitized);
}

// On import, before Gatsby's router reads the address, and so that these listeners come before Gatsby's own for `popstate` and failed chunks.
sanitizeLocationHash();
window.addEventListener('popstate', sanitizeLocationHash);
interceptPopstate();
handleChunkErrors();
