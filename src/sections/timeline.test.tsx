import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { createPicture, render } from '../ui/messages.fixture';
import { TimelineSection } from './timeline';

type Decade = Queries.TimelineSectionFragment['decades'][number];

const createDecade = (decade: string, shown: Pick<Decade, 'picture' | 'value' | 'label'>) => ({
  decade,
  title: `The ${decade}`,
  text: 'A counter.',
  placement: null,
  ...shown,
});

test('[R9] a decade has its picture, or a number with its label', () => {
  const numbered = createDecade('1960s', { picture: null, value: '16', label: 'houses' });
  const pictured = createDecade('1970s', { picture: createPicture('A shop'), value: null, label: null });
  render(<TimelineSection section={{ decades: [numbered, pictured] }} firstFigure={1} />);
  expect(screen.getAllByRole('figure')).toHaveLength(1);
  const paragraphs = screen.getAllByRole('paragraph').map(({ textContent }) => textContent);
  expect(paragraphs).toEqual(['1960s', 'A counter.', '16 houses', '1970s', 'A counter.']);
});
