/** What a section's view is given: its content, the number of its first plate, and the day of the build in Manila. */
export interface SectionProps<T> {
  section: T;
  firstPlate: number;
  today: string;
}
