import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { ThemeProvider } from '@mui/material/styles';
import * as React from 'react';
import { getHeaderAnchor } from '../../domain/anchors';
import { Icon } from '../icon';
import { Prose } from '../prose';
import { type AccordionEntry, type AccordionGroupProps, Disclosures } from './disclosures';
import { muiTheme } from '../mui-theme';
import { hasModifier, type KeyPress } from '../key-press';

const subscribeNever = () => () => undefined;

/**
 * Headings that expand in place, one at a time. A second press closes the open one. At first they are disclosures, as they were prerendered, whose
 * place the accordion takes as it finds them: an island hydrates once nothing in it is pressed.
 */
export function AccordionGroup(props: AccordionGroupProps) {
  const isHydrated = React.useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  );
  return isHydrated ? <LiveAccordion {...props} /> : <Disclosures {...props} />;
}

/** Which entry was open and which had the focus when the accordion took the place of the disclosures, by id. */
function readDisclosures(entries: readonly AccordionEntry[]) {
  const find = (isFound: (disclosure: HTMLElement) => boolean) =>
    entries.find(({ id }) => {
      const disclosure = document.getElementById(getHeaderAnchor(id));
      return disclosure !== null && isFound(disclosure);
    })?.id ?? null;
  return {
    initialOpen: find((disclosure) => disclosure instanceof HTMLDetailsElement && disclosure.open),
    initialFocus: find((disclosure) => disclosure.firstElementChild === document.activeElement),
  };
}

function LiveAccordion({ entries, bodyClass }: AccordionGroupProps) {
  const [{ initialOpen, initialFocus }] = React.useState(() => readDisclosures(entries));
  const [open, setOpen] = React.useState(initialOpen);
  React.useLayoutEffect(() => {
    if (initialFocus !== null) document.getElementById(getHeaderAnchor(initialFocus))?.focus({ preventScroll: true });
  }, [initialFocus]);
  const onKeyDown = (event: React.KeyboardEvent, index: number) => {
    const next = getNextHeader(
      event,
      index,
      entries.map(({ isDisabled }) => isDisabled !== true),
    );
    if (next === null) return;
    event.preventDefault();
    document.getElementById(getHeaderAnchor(entries[next]!.id))?.focus();
  };
  return (
    <ThemeProvider theme={muiTheme}>
      {entries.map(({ id, heading, html, isDisabled = false }, index) => (
        <Accordion
          key={id}
          expanded={open === id}
          disabled={isDisabled}
          onChange={(_, isOpen) => setOpen(isOpen ? id : null)}
          slotProps={{ heading: { component: 'h3' } }}
        >
          <AccordionSummary
            id={getHeaderAnchor(id)}
            aria-controls={`${id}-panel`}
            tabIndex={0}
            onKeyDown={(event) => onKeyDown(event, index)}
            expandIcon={<Icon name={open === id ? 'minus' : 'plus'} />}
          >
            {heading}
          </AccordionSummary>
          <AccordionDetails>
            <Prose html={html} className={bodyClass} />
          </AccordionDetails>
        </Accordion>
      ))}
    </ThemeProvider>
  );
}

/**
 * The index of the header that takes the focus after a key press on a header, or null if the accordion does not handle the key. Arrows wrap
 * around, Home and End go to the ends, disabled headers are skipped, keys with a modifier are ignored (specification, section 4). The
 * button handles Enter and Space itself.
 */
export function getNextHeader(press: KeyPress, current: number, isEnabled: readonly boolean[]): number | null {
  if (hasModifier(press)) return null;
  const enabled = isEnabled.flatMap((isOn, index) => (isOn ? [index] : []));
  const [first, last] = [enabled[0] ?? null, enabled.at(-1) ?? null];
  switch (press.key) {
    case 'ArrowDown':
      return enabled.find((index) => index > current) ?? first;
    case 'ArrowUp':
      return enabled.findLast((index) => index < current) ?? last;
    case 'Home':
      return first;
    case 'End':
      return last;
    default:
      return null;
  }
}
