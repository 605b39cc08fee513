import { expect, test } from '@jest/globals';
import { checkContentWith, replaceText } from './content.fixture';

const inquiry = 'forms/inquiry.yaml';

test('[C2] a form with another name than its file is reported', async () => {
  expect(await checkContentWith({ [inquiry]: replaceText('type: inquiry', 'type: enquiry') })).toEqual([
    'content/forms/inquiry.yaml:1:7 The file is named `inquiry.yaml`, and the form `enquiry`. Write `inquiry`, or rename the file.',
  ]);
});

test('[C2] a choice without choices is reported', async () => {
  expect(await checkContentWith({ [inquiry]: replaceText('    options_from: brands\n', '') })).toEqual([
    'content/forms/inquiry.yaml:20:11 A field of kind `select` needs choices. Add `options:` with a list, or `options_from:` with a kind of content.',
  ]);
});

test('[C2] a choice with choices from two places is reported', async () => {
  expect(
    await checkContentWith({
      [inquiry]: replaceText('    options_from: brands\n', '    options:\n      - One\n      - Two\n    options_from: brands\n'),
    }),
  ).toEqual(['content/forms/inquiry.yaml:25:19 The choices come from `options` and from `options_from`. Keep one of the two.']);
});

test('[C2] choices of a field that takes none are reported', async () => {
  expect(await checkContentWith({ [inquiry]: replaceText('kind: email', 'kind: email\n    options_from: brands') })).toEqual([
    'content/forms/inquiry.yaml:17:19 A field of kind `email` has no choices. Take `options_from` out, or make the kind `choice`, `checkboxes` or `select`.',
  ]);
});

test('[C2] choices written out are valid', async () => {
  expect(
    await checkContentWith({ [inquiry]: replaceText('    options_from: brands\n', '    options:\n      - One\n      - Two\n') }),
  ).toEqual([]);
});

test('[C2] `from_link` on a field that links may not fill in is reported', async () => {
  expect(await checkContentWith({ [inquiry]: replaceText('kind: email', 'kind: email\n    from_link: true') })).toEqual([
    'content/forms/inquiry.yaml:17:16 A field of kind `email` is not filled in by a link. Take `from_link` out, or make the kind `text` or `select`.',
  ]);
  expect(
    await checkContentWith({ [inquiry]: replaceText('    options_from: brands\n', '    options_from: brands\n    from_link: true\n') }),
  ).toEqual([]);
});

test('[C2] two fields of one name in a form are reported', async () => {
  expect(await checkContentWith({ [inquiry]: replaceText('name: brand', 'name: email') })).toEqual([
    'content/forms/inquiry.yaml:18:11 Another field of this form is named `email`. Give this one a name of its own.',
  ]);
});

test('[W4, C2] a second field of files in a form is reported', async () => {
  const field = (name: string) => `  - name: ${name}\n    label: Plans\n    kind: files\n    required: false\n`;
  expect(await checkContentWith({ [inquiry]: replaceText('inputs:\n', `inputs:\n${field('plans')}`) })).toEqual([]);
  expect(await checkContentWith({ [inquiry]: replaceText('inputs:\n', `inputs:\n${field('plans')}${field('pictures')}`) })).toEqual([
    'content/forms/inquiry.yaml:20:11 The form has a field of kind `files` already: `plans`. Take one of the two out; it takes several files.',
  ]);
});

test('[A6, C2] a form without a consent is reported', async () => {
  expect(
    await checkContentWith({
      [inquiry]: replaceText('  - name: consent\n    label: I agree\n    kind: consent\n    required: true\n', ''),
    }),
  ).toEqual([
    'content/forms/inquiry.yaml:13:1 The form asks for no consent. Add a field of kind `consent` with `required: true`: the Data Privacy Act asks for it (RA 10173).',
  ]);
});

test('[A6, C2] a consent that may be left out is reported', async () => {
  expect(
    await checkContentWith({ [inquiry]: replaceText('kind: consent\n    required: true', 'kind: consent\n    required: false') }),
  ).toEqual([
    'content/forms/inquiry.yaml:26:15 The consent may be left out. Write `required: true`: the Data Privacy Act asks for it (RA 10173).',
  ]);
});

test('[C2] a misspelt kind of content for the choices is one fault', async () => {
  expect(await checkContentWith({ [inquiry]: replaceText('options_from: brands', 'options_from: brand') })).toEqual([
    'content/forms/inquiry.yaml:22:19 `options_from` is `brand`, which is none of the choices. Did you mean `brands`? The choices are `brands`, `showrooms`, `openings`, `events` and `requests`.',
  ]);
});

const visitFields = (more = '') => `  - name: showroom
    label: Showroom
    kind: select
    required: true
    options_from: showrooms
  - name: date
    label: Day
    kind: date
    required: true
    days_of: showroom
  - name: time
    label: Hour
    kind: hour
    required: true
    day: date
${more}`;
const withVisitFields = (change: (fields: string) => string = (fields) => fields) =>
  checkContentWith({ [inquiry]: replaceText('inputs:\n', `inputs:\n${change(visitFields())}`) });

test('[G3, C2] a day of a showroom, with its hours, is valid', async () => {
  expect(await withVisitFields()).toEqual([]);
});

test('[G3, C2] a day that names no field of a showroom is reported', async () => {
  expect(await withVisitFields(replaceText('days_of: showroom', 'days_of: showrom'))).toEqual([
    'content/forms/inquiry.yaml:23:14 `showrom` is not the field it should be. Did you mean `showroom`? The fields that choose a showroom are `showroom`.',
  ]);
  expect(await withVisitFields(replaceText('options_from: showrooms', 'options_from: brands'))).toEqual([
    'content/forms/inquiry.yaml:23:14 `showroom` is not the field it should be. The form has no field with `options_from: showrooms`.',
  ]);
});

test('[G3, C2] an hour that names no such day is reported, and one that names none', async () => {
  expect(await withVisitFields(replaceText('day: date', 'day: showroom'))).toEqual([
    'content/forms/inquiry.yaml:28:10 `showroom` is not the field it should be. The fields with `days_of` are `date`.',
  ]);
  expect(await withVisitFields(replaceText('    day: date\n', ''))).toEqual([
    'content/forms/inquiry.yaml:26:11 A field of kind `hour` needs `day:`, the name of its day. The fields with `days_of` are `date`.',
  ]);
  expect(await withVisitFields(replaceText('    days_of: showroom\n', ''))).toEqual([
    'content/forms/inquiry.yaml:27:10 `date` is not the field it should be. The form has no field of kind `date` with `days_of`.',
  ]);
});

test('[G3, C2] an option of days or hours is reported on another field', async () => {
  expect(await checkContentWith({ [inquiry]: replaceText('kind: email', 'kind: email\n    days_of: email\n    day: email') })).toEqual([
    'content/forms/inquiry.yaml:17:14 A field of kind `email` has no `days_of`. Take it out, or make the kind `date`.',
    'content/forms/inquiry.yaml:18:10 A field of kind `email` has no `day`. Take it out, or make the kind `hour`.',
  ]);
});
