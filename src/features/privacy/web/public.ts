export { PrivacyCard } from './privacy-card';
