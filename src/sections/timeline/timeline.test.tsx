import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { TimelineSection } from './timeline';

const createDecade = (decade: string, value: string | null, label: string | null) => ({
  decade,
  title: `The ${decade}`,
  text: 'A counter.',
  picture: null,
  placement: null,
  value,
  label,
});

test('[R9] a decade has a number with its label, or nothing in its place', () => {
  const decades = [createDecade('1960s', '16', 'houses'), createDecade('1970s', null, null)];
  render(<TimelineSection section={{ decades }} firstFigure={1} />);
  const paragraphs = screen.getAllByRole('paragraph').map(({ textContent }) => textContent);
  expect(paragraphs).toEqual(['1960s', 'A counter.', '16 houses', '1970s', 'A counter.']);
});
