export { Recommend } from './desk/recommend';
export { useRevocation } from './mutations';
export { SelectedPeople } from './several/selected-people';
