import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { createPicture, render } from '../../ui/messages.fixture';
import { defineMissingPath } from './missing-path';
import { NotFoundSection } from './not-found';

const action = { label: 'Return to Home', to: '/', icon: null };
const section = {
  title: 'It is not here',
  text: 'It is missing.',
  message: 'Page Not Found:',
  suggestion: 'Did you mean',
  action,
  picture: createPicture('A door'),
  places_title: 'What people look for',
  places: [{ label: 'Partners', to: '/#partners', icon: null }],
};

const answer = jest.fn<(path: string) => Promise<{ ok: boolean }>>();
const show = (path: string) => {
  window.history.replaceState(null, '', path);
  render(<NotFoundSection section={section} firstFigure={1} />);
};
const getMessage = () => screen.getByText(/^Page Not Found:/, { selector: 'p' });

defineMissingPath();
beforeEach(() => void Object.assign(globalThis, { fetch: answer.mockReset().mockResolvedValue({ ok: false }) }));
afterEach(() => window.history.replaceState(null, '', '/'));

test.each([
  ['/brand-partners/agap%C3%A9', '/brand-partners/agapé'],
  ['/sale-50%-off', '/sale-50%-off'],
])('[R3] the error page shows the unknown path %s, and links home', (path, shown) => {
  show(path);
  expect(getMessage()).toHaveTextContent(`Page Not Found: ${shown}`);
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
});

test.each([
  ['/Our-Story', '/our-story'],
  ['/our-story.', '/our-story'],
  ['/showrooms/BGC', '/showrooms/bgc'],
  ['/brand-partners/Kohler,', '/brand-partners/kohler'],
  ['/our-story%E2%80%9D', '/our-story'],
  ['/our-story%3Futm=1', '/our-story'],
  ['/our-story&utm_source=x', '/our-story'],
  ['/our-story;jsessionid=1', '/our-story'],
  ['/showrooms/bgc%23arrival', '/showrooms/bgc'],
  ['/our-story%2F%26fbclid=1', '/our-story'],
  ['/our-story%22%3Ehere', '/our-story'],
  ['/our-story%20(Narra)', '/our-story'],
  ['/our-story$utm=1', '/our-story'],
  ['/our-story%7Cx', '/our-story'],
])('[R12] for %s the error page offers %s, which exists', async (path, meant) => {
  answer.mockResolvedValue({ ok: true });
  show(path);
  await waitFor(() => expect(screen.getByRole('link', { name: meant })).toHaveAttribute('href', meant));
  expect(answer.mock.calls).toEqual([[meant, { method: 'HEAD' }]]);
});

test.each(['/no-such', '/No-Such'])('[R12] for %s the error page offers no page that does not exist', async (path) => {
  show(path);
  await Promise.resolve();
  expect(screen.getByText(/Did you mean/)).not.toBeVisible();
});
