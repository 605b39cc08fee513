import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { MessagesProvider } from '../../ui/messages/messages';
import { OpeningHoursList } from './opening-hours';

const messages = { showroom: { to: 'to' } } as Queries.ContentTextFragment;

test.each([
  [{ from: 'Monday', to: 'Friday' }, 'Monday to Friday, 8:30 AM - 5:30 PM'],
  [{ from: 'Sunday', to: null }, 'Sunday, 8:30 AM - 5:30 PM'],
  [{ from: 'Sunday', to: 'Sunday' }, 'Sunday, 8:30 AM - 5:30 PM'],
])('[F2] hours of %j are formatted as in the specification', (days, line) => {
  const { container } = render(
    <MessagesProvider value={messages}>
      <OpeningHoursList hours={[{ ...days, opens: '8:30 AM', closes: '5:30 PM' }]} />
    </MessagesProvider>,
  );
  expect(container).toHaveTextContent(line);
});
