import * as React from 'react';
import type { BoardItem } from '../../logic/board';
import type { Thing } from '../../logic/board-things';
import { nameFromThing, roomName } from '../../logic/board-words';
import type { IconName } from '../../logic/icons';
import { Icon } from '../../ui/icon/icon';
import * as type from '../../ui/type/type.module.css';
import type { Hand } from './hand';
import * as styles from './tools.module.css';

export interface ToolsProps {
  item: BoardItem;
  /** What is known of it: null where the site does not have it any more, nothing while it is being fetched. */
  thing: Thing | null | undefined;
  section: Queries.BoardSectionFragment;
  hand: Hand;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** What can be done with one thing: move it, by its handle or to another room, and take it off. */
export function Tools({ item, thing, section, hand }: ToolsProps) {
  const { words, rooms } = section;
  const name = thing?.name ?? nameFromThing(item.thing);
  const choices = [
    ...rooms.map(({ slug }) => slug),
    ...(rooms.some(({ slug }) => slug === item.room) || !item.room ? [] : [item.room]),
    '',
  ];
  const onKey = (event: React.KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    hand.step(item.thing, step);
  };
  return (
    <div className={styles.tools} data-print="none">
      <button type="button" className={styles.handle} aria-describedby="board-move" onKeyDown={onKey} data-tool="handle" data-drag>
        <Icon name="grip" />
        <span className={type.hidden}>{`${words.move} ${name}`}</span>
      </button>
      <label className={styles.room}>
        <span className={type.hidden}>{`${words.room}: ${name}`}</span>
        <select data-tool="room" value={item.room} onChange={({ target }) => hand.place(item.thing, target.value, null)}>
          {choices.map((room) => (
            <option key={room} value={room}>
              {roomName(room, rooms, words.no_room)}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </label>
      <Tool name="earlier" icon="arrow-left" label={`${words.earlier}: ${name}`} onPressed={() => hand.step(item.thing, -1)} />
      <Tool name="later" icon="arrow-right" label={`${words.later}: ${name}`} onPressed={() => hand.step(item.thing, 1)} />
      <Tool name="remove" icon="cross" label={`${words.remove}: ${name}`} onPressed={() => hand.remove(item.thing)} />
    </div>
  );
}

interface ToolProps {
  icon: IconName;
  label: string;
  onPressed: () => void;
  name: 'earlier' | 'later' | 'remove';
}

function Tool({ icon, label, onPressed, name }: ToolProps) {
  return (
    <button type="button" data-tool={name} onClick={onPressed}>
      <Icon name={icon} />
      <span className={type.hidden}>{label}</span>
    </button>
  );
}
