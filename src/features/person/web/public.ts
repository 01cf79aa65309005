export { ReadOn } from './sections/read-on';
export { PersonScreen, PersonWaiting } from './person-screen';
