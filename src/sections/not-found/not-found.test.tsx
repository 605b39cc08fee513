import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import '../../ui/messages/messages.fixture';
import { NotFoundSection } from './not-found';

const action = { label: 'Return to Home', to: '/', icon: null };
const section = {
  title: 'It is not here',
  text: 'It is missing.',
  message: 'Page Not Found:',
  action,
  picture: { alt: 'A door', caption: null, focus: null, focus_phone: null, file: { childImageSharp: null } },
  places_title: 'What people look for',
  places: [{ label: 'Partners', to: '/#partners', icon: null }],
};

const page = <NotFoundSection section={section} firstFigure={1} />;
const getMessage = () => screen.getByText(/^Page Not Found:/, { selector: 'p' });

describe('[R3] the 404 page', () => {
  beforeEach(() => window.history.replaceState(null, '', '/brand-partners/agap%C3%A9'));

  test('shows the unknown path, and links home', () => {
    render(page);
    expect(getMessage()).toHaveTextContent('Page Not Found: /brand-partners/agapé');
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  });

  test('fills in the path after hydration', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page);
    expect(container).toHaveTextContent('Page Not Found:');
    expect(container).not.toHaveTextContent('agap');
    const faults: unknown[] = [];
    const root = await act(() => hydrateRoot(container, page, { onRecoverableError: (fault) => faults.push(fault) }));
    expect(getMessage()).toHaveTextContent('Page Not Found: /brand-partners/agapé');
    expect(faults).toEqual([]);
    act(() => root.unmount());
  });

  test('shows a path with an invalid encoding unchanged', () => {
    window.history.replaceState(null, '', '/sale-50%-off');
    render(page);
    expect(getMessage()).toHaveTextContent('Page Not Found: /sale-50%-off');
  });
});
