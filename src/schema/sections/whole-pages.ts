import { z } from 'zod';
import { actionSchema, copy, pictureSchema } from '../field-types';

const boardMessagesSchema = z
  .strictObject({
    name: copy('The label of the field for the board’s name'),
    unnamed: copy('What stands in that field while it is empty, and for the name where there is none'),
    item: copy('The word after one item'),
    items: copy('The word after several items'),
    no_room: copy('What stands above items that have no room yet'),
    room: copy('The label of the choice of a room'),
    note: copy('The label of a note'),
    add_note: copy('What stands in an empty note'),
    move: copy('The handle that moves an item'),
    move_help: copy('How the handle is used from the keyboard'),
    earlier: copy('The arrow that moves an item forward, for screen readers'),
    later: copy('The arrow that moves it back, for screen readers'),
    place: copy('The word between a place and how many there are, as in: 2 of 5'),
    remove: copy('The button that takes an item off'),
    removed: copy('What screen readers hear after it, after the item’s name'),
    undo: copy('The button that takes back the last change'),
    empty: copy('The button that empties the board'),
    inquire: copy('The button that carries the board into the inquiry'),
    visit: copy('The link that carries it into a showroom visit'),
    most: copy('The words before the showroom that carries most of the board'),
    leave_out: copy('In a form that the board was carried into: the button that leaves it out'),
    back: copy('There, the link back to the board'),
    share: copy('The heading over the ways to pass it on'),
    link: copy('The label of the board’s link'),
    copy: copy('The button that copies it'),
    copied: copy('That it was copied'),
    send: copy('The button that opens the device’s own way of sharing'),
    code: copy('What the QR code is, for those who cannot see it, and the line under it'),
    no_code: copy('That the link is too long for a code'),
    pack: copy('The heading over what can be downloaded'),
    schedule: copy('The button that downloads the schedule'),
    item_column: copy('The heading of the items in the schedule'),
    all_documents: copy('The button that downloads all documents, before their number and size'),
    packing: copy('While that is prepared'),
    packed: copy('That it was downloaded'),
    packed_without: copy('That some documents could not be fetched, before their titles'),
    not_packed: copy('That nothing could be downloaded, and why'),
    print: copy('The button that prints it'),
    printed: copy('The word before the day, on paper'),
    maker: copy('Who made the sheet, at its head on paper'),
    linked: copy('That the board shown came by a link and another one is kept here'),
    add_to_own: copy('The button that puts its items on the board kept here'),
    take_over: copy('The button that puts it in the place of that board'),
    leave: copy('The button that shows that board again'),
    newer: copy('That the link needs a newer version of the page, and what to do'),
    no_board: copy('That the board of a link cannot be read, and what to do'),
    gone: copy('What stands beside an item that the site does not have any more'),
    not_fetched: copy('That some items could not be fetched, and why'),
    again: copy('The button that tries again'),
    not_kept: copy('That the browser keeps nothing, and what to do'),
  })
  .meta({ id: 'BoardViewText', description: 'The texts of the board' });

/** The project board, and how to start one. */
export const boardSchema = z
  .strictObject({
    type: z.literal('board'),
    title: copy('The title of the page'),
    lead: copy('What a board is good for, while it is empty'),
    how: z.array(copy('A step')).min(2).describe('How to begin, in steps'),
    plain: copy('What is said where there are no scripts'),
    actions: z.array(actionSchema).min(1).describe('Where to begin'),
    picture: pictureSchema,
    messages: boardMessagesSchema,
  })
  .meta({
    id: 'BoardSection',
    description: 'The project board',
    traits: { isTitle: 'one page' },
    lists: { rooms: 'Room', showrooms: 'Showroom' },
  });

/** What an unknown address shows. */
export const notFoundSchema = z
  .strictObject({
    type: z.literal('not-found'),
    title: copy('The heading'),
    text: copy('That it is missing or no longer available'),
    message: copy('What stands before the path that was not found'),
    suggestion: copy('What stands before the page that was probably meant'),
    action: actionSchema,
    picture: pictureSchema,
    places_title: copy('The label over the places people look for'),
    places: z.array(actionSchema).min(1).max(4).describe('The places people look for'),
  })
  .meta({ id: 'NotFoundSection', description: 'What an unknown address shows', traits: { isTitle: 'one page' } });

/** The only screen of the site during maintenance. */
export const maintenanceSchema = z
  .strictObject({
    type: z.literal('maintenance'),
    title: copy('The heading'),
    text: copy('The sentence'),
    picture: pictureSchema,
  })
  .meta({
    id: 'MaintenanceSection',
    description: 'A single calm screen while the site is in maintenance',
    traits: { isTitle: 'one page', isBare: true },
    lists: { site: 'ContentSite', showrooms: 'Showroom', navigation: 'Navigation' },
  });
