import type { MentionsResult } from '../preview-messages';
import { formatCount } from '../../../domain/text';
import { createElement } from '../create-element';

/** What becomes of an old address: another page takes its place, or none does, for a reason. */
export type AddressFate = { to: string } | { reason: string };

/** What is asked before an entry is deleted or its address changes. */
interface FateQuestion {
  title: string;
  /** What happens to the files. */
  text: string;
  /** The words of the button. */
  action: string;
  /** The addresses that are no pages any more. */
  addresses: readonly string[];
  /** The pages that may take their place, the likeliest first. */
  pages: MentionsResult['pages'];
  mentions: MentionsResult['mentions'];
}

type Child = Node | string;

function listMentions(mentions: FateQuestion['mentions']): Child[] {
  if (mentions.length === 0) return [];
  const items = mentions.map(({ href, words, file }) =>
    createElement('li', {}, createElement('a', { href, target: '_blank' }, words), createElement('small', {}, file)),
  );
  return [
    createElement('h3', {}, formatCount(mentions.length, 'field still names it', 'fields still name it')),
    createElement('p', {}, 'Change them too: the check refuses a name, a link or a picture that leads nowhere.'),
    createElement('ul', {}, ...items),
  ];
}

/** The choice of what becomes of the addresses. A reason is needed where no page takes their place. */
function createFateFields({ addresses, pages }: FateQuestion) {
  const to = createElement('select', { ariaLabel: 'The page that takes its place' });
  to.append(...pages.map(({ address, title }) => new Option(`${address} · ${title}`, address)));
  const reason = createElement('input', { type: 'text', ariaLabel: 'The reason', placeholder: 'The partner left in 2026.' });
  const [leads, ends] = ['leads', 'ends'].map((value) => createElement('input', { type: 'radio', name: 'fate', value })) as [
    HTMLInputElement,
    HTMLInputElement,
  ];
  leads.checked = true;
  const update = () => {
    to.disabled = ends.checked;
    reason.disabled = leads.checked;
    reason.required = ends.checked;
  };
  update();
  const fields = createElement(
    'fieldset',
    { onchange: update },
    createElement('legend', {}, `Links to ${addresses.join(' and ')}`),
    createElement('label', {}, leads, 'lead to ', to),
    createElement('label', {}, ends, 'lead nowhere, because ', reason),
  );
  return { fields, read: (): AddressFate => (leads.checked ? { to: to.value } : { reason: reason.value.trim() }) };
}

/** E7: asks what becomes of addresses that end. Resolves to undefined where nothing is to be done. */
export function askFate(question: FateQuestion): Promise<{ fate: AddressFate | undefined } | undefined> {
  const { title, text, action, addresses, mentions } = question;
  const fate = addresses.length > 0 ? createFateFields(question) : undefined;
  const dialog = createElement('dialog', { className: 'askFate', ariaLabel: title });
  const form = createElement(
    'form',
    { method: 'dialog' },
    createElement('h2', {}, title),
    createElement('p', {}, text),
    ...listMentions(mentions),
    ...(fate ? [fate.fields] : []),
    createElement(
      'menu',
      {},
      createElement('button', { value: '', formNoValidate: true, autofocus: true }, 'Leave it as it is'),
      createElement('button', { value: 'done' }, action),
    ),
  );
  dialog.append(form);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'done' ? { fate: fate?.read() } : undefined);
    });
  });
}
