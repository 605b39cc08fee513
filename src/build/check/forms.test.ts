import { expect, test } from '@jest/globals';
import { faultsAfter, swap } from './content.fixture';

const inquiry = 'forms/inquiry.yaml';

test('[C2] a form that is not named as its file is told', async () => {
  expect(await faultsAfter({ [inquiry]: swap('type: inquiry', 'type: enquiry') })).toEqual([
    'content/forms/inquiry.yaml:1:7 The file is named `inquiry.yaml`, and the form `enquiry`. Write `inquiry`, or rename the file.',
  ]);
});

test('[C2] a choice without choices is told', async () => {
  expect(await faultsAfter({ [inquiry]: swap('    options_from: brands\n', '') })).toEqual([
    'content/forms/inquiry.yaml:20:11 A field of kind `select` needs choices. Add `options:` with a list, or `options_from:` with a kind of content.',
  ]);
});

test('[C2] a choice with choices from two places is told', async () => {
  expect(
    await faultsAfter({
      [inquiry]: swap('    options_from: brands\n', '    options:\n      - One\n      - Two\n    options_from: brands\n'),
    }),
  ).toEqual(['content/forms/inquiry.yaml:25:19 The choices come from `options` and from `options_from`. Keep one of the two.']);
});

test('[C2] choices of a field in which nobody chooses are told', async () => {
  expect(await faultsAfter({ [inquiry]: swap('kind: email', 'kind: email\n    options_from: brands') })).toEqual([
    'content/forms/inquiry.yaml:17:19 A field of kind `email` has no choices. Take `options_from` out, or make the kind `choice` or `select`.',
  ]);
});

test('[C2] choices written out are right', async () => {
  expect(await faultsAfter({ [inquiry]: swap('    options_from: brands\n', '    options:\n      - One\n      - Two\n') })).toEqual([]);
});

test('[C2] a field that no link may fill in is told', async () => {
  expect(await faultsAfter({ [inquiry]: swap('kind: email', 'kind: email\n    from_link: true') })).toEqual([
    'content/forms/inquiry.yaml:17:16 A field of kind `email` is not filled in by a link. Take `from_link` out, or make the kind `text` or `select`.',
  ]);
  expect(await faultsAfter({ [inquiry]: swap('    options_from: brands\n', '    options_from: brands\n    from_link: true\n') })).toEqual(
    [],
  );
});

test('[C2] two fields of one name in a form are told', async () => {
  expect(await faultsAfter({ [inquiry]: swap('name: brand', 'name: email') })).toEqual([
    'content/forms/inquiry.yaml:18:11 Another field of this form is named `email`. Give this one a name of its own.',
  ]);
});

test('[A6, C2] a form without a consent is told', async () => {
  expect(
    await faultsAfter({ [inquiry]: swap('  - name: consent\n    label: I agree\n    kind: consent\n    required: true\n', '') }),
  ).toEqual([
    'content/forms/inquiry.yaml:13:1 The form asks for no consent. Add a field of kind `consent` with `required: true`: the Data Privacy Act asks for it (RA 10173).',
  ]);
});

test('[A6, C2] a consent that may be left out is told', async () => {
  expect(await faultsAfter({ [inquiry]: swap('kind: consent\n    required: true', 'kind: consent\n    required: false') })).toEqual([
    'content/forms/inquiry.yaml:26:15 The consent may be left out. Write `required: true`: the Data Privacy Act asks for it (RA 10173).',
  ]);
});

test('[C2] a misspelt kind of content for the choices is one fault', async () => {
  expect(await faultsAfter({ [inquiry]: swap('options_from: brands', 'options_from: brand') })).toEqual([
    'content/forms/inquiry.yaml:22:19 `options_from` is `brand`, which is none of the choices. Did you mean `brands`? The choices are `brands`, `showrooms` and `openings`.',
  ]);
});
