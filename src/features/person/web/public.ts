export { PersonScreen, PersonWaiting } from './person-screen';
