import * as React from 'react';
import { fetchOnce } from '../../ui/lazy/fetch-once';
import type { BoardFieldProps } from './board-field';
import type { useCarried } from './use-carried';

const load = fetchOnce(() => import(/* webpackChunkName: "board-field" */ './board-field').then((part) => part.BoardField));

interface CarriedProps extends Omit<BoardFieldProps, 'param' | 'path' | 'link' | 'onTold' | 'onLeft'> {
  carried: ReturnType<typeof useCarried>;
  /** Hears when what is sent of the board has changed. */
  onChanged: () => void;
}

/** The field of a board: nothing until there is one. Where the code of its plate does not come, the link is sent all the same. */
export function Carried({ carried, onChanged, ...props }: CarriedProps) {
  const { name, param, path, link, value, tell, leave } = carried;
  const [Plate, setPlate] = React.useState<React.ComponentType<BoardFieldProps> | null>(null);
  const isThere = param !== '';
  React.useEffect(() => {
    if (isThere)
      load().then(
        (loaded) => setPlate(() => loaded),
        () => undefined,
      );
  }, [isThere]);
  const changed = React.useEffectEvent(onChanged);
  // What stands there at the beginning is no change: the draft has not been read yet.
  const before = React.useRef('');
  React.useEffect(() => {
    if (value === before.current) return;
    before.current = value;
    changed();
  }, [value]);
  if (!isThere) return null;
  return (
    <>
      <input type="hidden" name={name} value={value} />
      {Plate && <Plate {...props} param={param} path={path} link={link} onTold={tell} onLeft={leave} />}
    </>
  );
}
