import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { ThemeProvider } from '@mui/material/styles';
import * as React from 'react';
import { getHeaderAnchor } from '../../domain/routes/anchors';
import { Icon } from '../icon/icon';
import { muiTheme } from '../mui-theme';
import { hasModifier, type KeyPress } from '../key-press';

interface AccordionEntry {
  id: string;
  heading: string;
  body: React.ReactNode;
  isDisabled?: boolean;
}

export interface AccordionGroupProps {
  entries: readonly AccordionEntry[];
}

/** Headings that expand in place, one at a time. A second press closes the open one. */
export function AccordionGroup({ entries }: AccordionGroupProps) {
  const [open, setOpen] = React.useState<string | null>(null);
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
      {entries.map(({ id, heading, body, isDisabled = false }, index) => (
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
          <AccordionDetails>{body}</AccordionDetails>
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
  if (enabled.length === 0) return null;
  switch (press.key) {
    case 'ArrowDown':
      return enabled.find((index) => index > current) ?? enabled[0]!;
    case 'ArrowUp':
      return enabled.filter((index) => index < current).at(-1) ?? enabled.at(-1)!;
    case 'Home':
      return enabled[0]!;
    case 'End':
      return enabled.at(-1)!;
    default:
      return null;
  }
}
