export { ReadOn } from './sections/read-on';
export { RowLink, SectionRows, TimedRows } from './sections/section-rows';
export { PersonScreen, PersonWaiting } from './person-screen';
