const formatShowroom = (slug: string, facts: string, address: string, times: string) => `slug: ${slug}
${facts}
title: Showroom in ${slug}
description: About the showroom in ${slug}
lead: A floor to walk on
${address}
street_map: ./map.svg
street_map_text: A street
directions: Walk along [the street](/showrooms/${slug}).
parking: Behind the building.
${times}
picture:
  file: ../../pictures/room.jpg
  alt: A room
interiors:
  - file: ../../pictures/room.jpg
    alt: A room
`;

/** The showrooms. */
export const showroomFixtures: Record<string, string> = {
  'showrooms/quezon-city/index.yaml': formatShowroom(
    'quezon-city',
    'order: 1\nname: Quezon City\nshort_name: QC',
    'street: 1 Example Street\naddress: 1 Example Street, Quezon City\ncity: Quezon City\nmap: https://maps.example/1',
    `phones:
  - +63 2 8555 0100
hours:
  - from: Monday
    to: Saturday
    opens: 8:30 AM
    closes: 5:30 PM
holidays:
  - date: 2026-12-25
    name: Christmas Day
  - date: 2026-12-31
    name: New Year's Eve
    opens: 8:30 AM
    closes: 12:00 PM`,
  ),
  'showrooms/bgc/index.yaml': formatShowroom(
    'bgc',
    'order: 2\nname: Bonifacio Global City\nshort_name: BGC',
    'street: 2 Example Street\naddress: 2 Example Street, Taguig\ncity: Taguig\nmap: https://maps.example/2',
    'phones:\n  - +63 2 8555 0200\nhours:\n  - from: Saturday\n    opens: 9:00 AM\n    closes: 8:00 PM',
  ),
};
