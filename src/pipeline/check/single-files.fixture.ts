/** The files of which there is one each. */
export const singleFileFixtures: Record<string, string> = {
  'site.yaml': `name: Narra
wordmark: NARRA
legal_name: Narra Home
url: https://narra.example
language: en
title: Narra
description: One of {brands} houses
since: 1962
until: 2024
service: https://service.narra.example
catalogue:
  invitation: Explore our latest catalogue.
  action:
    label: View catalog
    to: https://catalogue.narra.example
    icon: arrow-up-right
  cover:
    file: ./pictures/room.jpg
    alt: A room
picture:
  file: ./pictures/room.jpg
  alt: A room
country: PH
`,
  'navigation.yaml': `bar:
  - label: News
    to: /news-and-events
  - label: Partners
    opens: partners
footer:
  - label: Contact us
    to: /contact-us/inquiry?from=foot
    icon: arrow-right
  - label: Privacy
    to: /privacy
social:
  - label: Facebook
    to: https://facebook.example/narra
`,
  'privacy.yaml': `version: 1-bf90d8ac
date: 2026-11-01
lead: We delete it on time
parts:
  - title: Who
    text: |
      Write to
      [us](mailto:us@narra.example).
`,
  'shops.yaml': `- name: Online shop
  line: For homes
  to: https://shop.narra.example
  picture:
    file: ./pictures/room.jpg
    alt: A room
`,
  'categories.yaml': `- slug: bath
  name: Bath
  picture:
    file: ./pictures/room.jpg
    alt: A room
- slug: kitchen
  name: Kitchen
  picture:
    file: ./pictures/room.jpg
    alt: A room
`,
  'rooms.yaml': `- slug: bathroom
  name: Bathroom
- slug: kitchen
  name: Kitchen
`,
  'materials.yaml': `- slug: metal
  name: Metal
- slug: stone
  name: Stone
`,
  'faq.yaml': `- question: What do you do?
  answer: >-
    We carry {brands} houses. [Read the news](/news-and-events) or write to
    [us](mailto:us@narra.example).
`,
  'redirects.yaml': `- from: /news
  to: /news-and-events
- from: /old/*
  to: /article/:splat
- from: /catalogue
  to: https://catalogue.narra.example
  permanent: false
`,
};
