export { DoorScreen } from './door/door-screen';
