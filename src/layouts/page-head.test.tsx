import { expect, test } from '@jest/globals';
import { render } from '../ui/messages.fixture';

test('[R8] where addresses end in a slash, links and canonical addresses follow', async () => {
  process.env.GATSBY_TRAILING_SLASH = 'always';
  const { Link } = await import('../ui/link');
  const { PageHead } = await import('./page-head');
  const site = { name: 'A', title: 'A', url: 'https://a.example', language: 'en', country: 'PH' };
  const page = { title: 'B', description: 'C', ogImage: { src: '/b.jpg', width: 1, height: 1, alt: 'D' } };
  render(
    <>
      <PageHead site={site} path="/careers" page={page} />
      <Link to="/our-story#faq">E</Link>
    </>,
  );
  const addresses = Array.from(document.querySelectorAll('a, [rel="canonical"]'), (one) => one.getAttribute('href'));
  expect(addresses.sort()).toEqual(['/our-story/#faq', 'https://a.example/careers/']);
});
