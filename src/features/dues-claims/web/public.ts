export { useDuesToday } from './mine/use-dues-today';
