const formatPage = (path: string, title: string, section: string) => `path: ${path}
title: ${title}
description: About ${title}
sections:
${section}`;

/** The pages. */
export const pageFixtures: Record<string, string> = {
  'pages/home.yaml': formatPage(
    '/',
    'Home',
    `  - type: hero
    title: '{Brands} houses since {#since}'
    text: To see and touch
    picture:
      file: ../pictures/room.jpg
      alt: A room
      focus: 50% 60%
  - type: figure
    placement: full
    picture:
      file: ../pictures/room.jpg
      alt: A room
`,
  ),
  'pages/error.yaml': formatPage('/404', 'Not found', '  - type: heading\n    title: Not found\n'),
  'pages/maintenance.yaml': formatPage('/maintenance', 'Closed', '  - type: heading\n    title: Closed\n'),
  'pages/search.yaml': formatPage('/search', 'Search', '  - type: search\n    title: Search\n'),
  'pages/privacy.yaml': formatPage('/privacy', 'Privacy', '  - type: heading\n    title: Privacy\n'),
  'pages/news.yaml': formatPage(
    '/news-and-events',
    'News',
    `  - type: news
    title: News
    news:
      title: News alone
      description: News
    events:
      title: Events alone
      description: Events
`,
  ),
};

/** The forms. */
export const formFixtures: Record<string, string> = {
  'forms/inquiry.yaml': `type: inquiry
name: Inquiry
title: Send an inquiry
description: Send a plan
heading: Tell us
lead: One sentence is enough
submit: Send
notice: Write to [us](mailto:us@narra.example), or read [all of it](/privacy).
success:
  heading: Thank you
  lead: We will write
  text: Quote the number
inputs:
  - name: email
    label: E-mail Address
    kind: email
    required: true
  - name: brand
    label: Brand
    kind: select
    required: false
    options_from: brands
  - name: consent
    label: I agree
    kind: consent
    required: true
`,
};

const formatBrand = (name: string, order: number) => `name: ${name}
title: ${name} and sons
link: /brand-partners/${name}
image_link: ./logo.svg
order: ${order}
categories:
  - bath
showrooms:
  - quezon-city
description: Taps by ${name}
hero:
  file: ../../pictures/room.jpg
  alt: A room
lead: It began with a tap
text: |
  Taps are made of brass.
  See [the news](/news-and-events#content).
gallery:
  - file: ../../pictures/room.jpg
    alt: A room
  - file: ../../pictures/room.jpg
    alt: A room
  - file: ../../pictures/room.jpg
    alt: A room
collections:
  - name: Taps
    showrooms:
      - quezon-city
inquiry: Ask us
rooms:
  - bathroom
materials:
  - metal
`;

/** The brands, articles and openings. */
export const entryFixtures: Record<string, string> = {
  'brands/brizo/index.yaml': formatBrand('brizo', 1),
  'brands/kohler/index.yaml': formatBrand('kohler', 2),
  'articles/1-the-first-tap/index.md': `---
article_id: 1
slug: the-first-tap
title: The first tap
kind: news
date: 2026-11-02
summary: How it began
description: How the first tap began
picture:
  file: ../../pictures/room.jpg
  alt: A room
brands:
  - kohler
---
It began with [Kohler](/brand-partners/kohler), and with [the talk][talk].

![A room](../../pictures/room.jpg 'The room')

[talk]: /article/2/a-talk
`,
  'articles/2-a-talk/index.md': `---
article_id: 2
slug: a-talk
title: A talk
kind: event
date: 2026-11-03
summary: An evening
description: An evening with taps
picture:
  file: ../../pictures/room.jpg
  alt: A room
event:
  starts: 2026-12-05 5:00 PM
  ends: 2026-12-05 7:00 PM
  place: The showroom
  showroom: bgc
---
Come and listen.
`,
  'careers/joiner.md': `---
title: Joiner
description: Join wood and brass in the workshop
team: Workshop
place: Quezon City
employment: Full time
date: 2026-11-01
closes: 2026-12-01
asks:
  - Steady hands
---
Wood and brass.
`,
};
