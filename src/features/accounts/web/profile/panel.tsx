export { Panel } from '~/ui/panel';
