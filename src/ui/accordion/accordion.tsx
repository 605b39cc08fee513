import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { ThemeProvider } from '@mui/material/styles';
import * as React from 'react';
import { Icon } from '../icon/icon';
import { theme } from '../mui-theme';

export interface AccordionEntry {
  id: string;
  heading: string;
  body: React.ReactNode;
}

interface AccordionGroupProps {
  entries: AccordionEntry[];
}

/** Headings that open in place, one at a time; the open one closes on a second press. */
export function AccordionGroup({ entries }: AccordionGroupProps) {
  const [open, setOpen] = React.useState<string | null>(null);
  return (
    <ThemeProvider theme={theme}>
      {entries.map(({ id, heading, body }) => (
        <Accordion
          key={id}
          expanded={open === id}
          onChange={(_, isOpen) => setOpen(isOpen ? id : null)}
          slotProps={{ heading: { component: 'h3' } }}
        >
          <AccordionSummary
            id={`${id}-header`}
            aria-controls={`${id}-panel`}
            tabIndex={0}
            expandIcon={<Icon name={open === id ? 'minus' : 'plus'} />}
          >
            {heading}
          </AccordionSummary>
          <AccordionDetails id={`${id}-panel`}>{body}</AccordionDetails>
        </Accordion>
      ))}
    </ThemeProvider>
  );
}
