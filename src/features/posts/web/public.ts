export { NewestCircular, useCircularToday } from './circulars/newest-circular';
export { NewestNews } from './news/newest-news';
export { newestNewsQuery } from './news/queries';
export { offlineCirculars } from './offline';
