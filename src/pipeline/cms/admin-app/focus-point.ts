import { createElement } from '../create-element';
import type { WidgetProps } from './decap-globals';

/** The shapes in which the site crops a picture most: width to height. */
const crops = [
  { name: 'Phone', ratio: '4 / 5' },
  { name: 'Card', ratio: '4 / 3' },
  { name: 'Shared link', ratio: '1200 / 630' },
];

/** A point of a picture as content writes it: `60% 40%`. */
export function formatFocusPoint(
  x: number,
  y: number,
  { left, top, width, height }: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
): string {
  const toPercent = (part: number) => `${Math.round(Math.min(1, Math.max(0, part)) * 100)}%`;
  return `${toPercent((x - left) / width)} ${toPercent((y - top) / height)}`;
}

/** The picture of the group that a field is in, as the screen shows it. */
function findPicture(field: Element): HTMLImageElement | undefined {
  for (let group = field.parentElement; group; group = group.parentElement) {
    const picture = group.querySelector<HTMLImageElement>('img');
    if (picture) return picture;
  }
  return undefined;
}

/** Shows a picture with its crops beside it. A press on the picture chooses the point; the crops follow it. */
function chooseOnPicture(src: string, value: string, onChoose: (value: string) => void): void {
  let chosen = value;
  const picture = createElement('img', { src, alt: 'The whole picture', className: 'whole', draggable: false });
  const mark = createElement('span', { className: 'mark' });
  const cropped = crops.map(({ name, ratio }) => {
    const img = createElement('img', { src, alt: '' });
    img.style.aspectRatio = ratio;
    return { img, figure: createElement('figure', {}, img, createElement('figcaption', {}, name)) };
  });
  const show = () => {
    const [x = '50%', y = '50%'] = chosen.split(' ');
    Object.assign(mark.style, { left: x, top: y });
    for (const { img } of cropped) img.style.objectPosition = `${x} ${y}`;
    said.value = chosen === '' ? '50% 50%' : chosen;
  };
  const said = createElement('output');
  picture.addEventListener('click', ({ clientX, clientY }) => {
    chosen = formatFocusPoint(clientX, clientY, picture.getBoundingClientRect());
    show();
  });
  const dialog = createElement(
    'dialog',
    { className: 'focusPoint', ariaLabel: 'The point that stays in view' },
    createElement(
      'form',
      { method: 'dialog' },
      createElement('h2', {}, 'The point that stays in view'),
      createElement('p', {}, 'Press on what must not be cut off. Beside it you see what is left of the picture.'),
      createElement(
        'div',
        { className: 'pictures' },
        createElement('div', { className: 'frame' }, picture, mark),
        ...cropped.map(({ figure }) => figure),
      ),
      createElement(
        'menu',
        {},
        said,
        createElement('button', { value: '' }, 'Leave it'),
        createElement('button', { value: 'done' }, 'Take this point'),
      ),
    ),
  );
  dialog.addEventListener('close', () => {
    dialog.remove();
    if (dialog.returnValue === 'done' && chosen !== '') onChoose(chosen);
  });
  show();
  document.body.append(dialog);
  dialog.showModal();
}

/** E7: a point of the picture above it, chosen by a press on the picture or written. */
export const createFocusPointWidget = () =>
  window.createClass<{ props: WidgetProps<string>; field?: HTMLElement }>({
    render() {
      const { value = '', onChange, forID, classNameWrapper, setActiveStyle, setInactiveStyle } = this.props;
      const choose = () => {
        const picture = this.field && findPicture(this.field);
        if (picture) chooseOnPicture(picture.src, value, onChange);
      };
      const input = window.h('input', {
        id: forID,
        type: 'text',
        value,
        placeholder: '50% 50%',
        onFocus: setActiveStyle,
        onBlur: setInactiveStyle,
        onChange: ({ target }: { target: HTMLInputElement }) => onChange(target.value === '' ? undefined : target.value),
      });
      const button = window.h('button', { type: 'button', onClick: choose }, 'Choose on the picture');
      const setField = (element: HTMLElement | null) => (this.field = element ?? undefined);
      return window.h('div', { ref: setField, className: `${classNameWrapper} focusPointField` }, input, button);
    },
  });
