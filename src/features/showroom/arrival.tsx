import { StreetMap } from '../../components/street-map';
import { classNames } from '../../ui/class-names';
import * as grid from '../../ui/grid/grid.module.css';
import { useMessages } from '../../ui/messages/messages';
import { Prose } from '../../ui/prose/prose';
import { TextLink } from '../../ui/text-link/text-link';
import * as styles from './arrival.module.css';

/** How to get to a showroom: the map, the way and the parking. */
export function Arrival({ showroom }: { showroom: Queries.ShowroomViewFragment }) {
  const { showroom: messages } = useMessages();
  const { street_map, street_map_text, directions, parking, map } = showroom;
  return (
    <section className={classNames(grid.sand, grid.section, styles.arrival)} aria-labelledby="arrival">
      <div className={classNames(grid.wrap, grid.grid)}>
        <h2 id="arrival" className={grid.head}>
          {messages.arrive}
        </h2>
        <StreetMap svg={street_map} label={street_map_text} className={styles.map} />
        <div className={classNames(grid.below, styles.text)}>
          <h3>{messages.directions}</h3>
          <Prose html={directions} className={styles.prose} />
          <h3>{messages.parking}</h3>
          <Prose html={parking} className={styles.prose} />
          <TextLink label={messages.open_map} to={map} icon="arrow-up-right" />
        </div>
      </div>
    </section>
  );
}
