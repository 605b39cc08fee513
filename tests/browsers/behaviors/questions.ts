import { behavior } from '../behavior';
import type { Visitor } from '../visitor';

const question = 'footer h3 button';
const expanded = (visitor: Visitor) =>
  visitor.read(() => Array.from(document.querySelectorAll('footer h3 button'), (one) => one.getAttribute('aria-expanded') === 'true'));
const only = (at: number) => Array.from({ length: 6 }, (_, one) => one === at);

/** Presses the first question, after which the code of all of them is there, and closes it again. */
async function openQuestions(visitor: Visitor): Promise<void> {
  await visitor.open('/service');
  await visitor.click(question);
  await visitor.equals('the first is open', () => expanded(visitor), only(0));
}

export const questionBehaviors = [
  behavior('[Q2] a press opens a question and shows its answer', async (visitor) => {
    await openQuestions(visitor);
    await visitor.see(['footer [role="region"] p', /counter of hardware/]);
  }),
  behavior('[Q2] one question is open at a time, and a second press closes it', async (visitor) => {
    await openQuestions(visitor);
    await visitor.click(question, 1);
    await visitor.equals('the second is open', () => expanded(visitor), only(1));
    await visitor.click(question, 1);
    await visitor.equals('none is open', () => expanded(visitor), only(-1));
  }),
  behavior('[Q3] Arrow Down goes to the next question, and wraps to the first', async (visitor) => {
    await openQuestions(visitor);
    await visitor.focus(question);
    await visitor.press('ArrowDown');
    await visitor.focused(question, 1);
    await visitor.press('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown');
    await visitor.focused(question, 0);
  }),
  behavior('[Q3] Arrow Up goes to the previous question, and wraps to the last', async (visitor) => {
    await openQuestions(visitor);
    await visitor.focus(question);
    await visitor.press('ArrowUp');
    await visitor.focused(question, 5);
    await visitor.press('ArrowUp');
    await visitor.focused(question, 4);
  }),
  behavior('[Q3] Home and End go to the first and the last question', async (visitor) => {
    await openQuestions(visitor);
    await visitor.focus(question, 2);
    await visitor.press('End');
    await visitor.focused(question, 5);
    await visitor.press('Home');
    await visitor.focused(question, 0);
  }),
  behavior('[Q3] Enter and Space toggle a question', async (visitor) => {
    await openQuestions(visitor);
    await visitor.focus(question, 2);
    await visitor.press('Enter');
    await visitor.equals('the third is open', () => expanded(visitor), only(2));
    await visitor.press(' ');
    await visitor.equals('none is open', () => expanded(visitor), only(-1));
  }),
  behavior('[Q3] the browser handles an arrow with Shift', async (visitor) => {
    await openQuestions(visitor);
    await visitor.focus(question, 1);
    await visitor.press('Shift+ArrowDown');
    await visitor.focused(question, 1);
  }),
  behavior('[Q2] the plus icon becomes a minus', async (visitor) => {
    await openQuestions(visitor);
    await visitor.until('it is a plus still', () =>
      visitor.read(() => !document.querySelector('footer h3 button svg path')!.getAttribute('d')!.includes('M7 1v12')),
    );
  }),
  behavior('[R7, Q1] a link to a question opens it below the bar', async (visitor) => {
    await visitor.open('/service#question-2-header');
    await visitor.equals('the third is open', () => expanded(visitor), only(2));
    await visitor.until('it is not in view', () =>
      visitor.read(() => {
        const { top } = document.getElementById('question-2-header')!.getBoundingClientRect();
        return top >= 0 && top < innerHeight;
      }),
    );
  }),
];
