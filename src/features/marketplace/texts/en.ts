// Tiers
export const tierNames = {
  diamond: 'Diamond',
  premium: 'Premium',
  gold: 'Gold',
  silver: 'Silver',
  basic: 'Basic',
} as const;

// The shop finder
export const shopName = 'Shop name';
export const searchByShopName = 'Search by shop name';
export const allLocations = 'All Locations';
export const nothingAsked = 'Please select a filter or enter a search term.';
export const searchingNeedsJavaScript =
  'Searching needs JavaScript. The lists show which categories and places there are.';
export const shopCount = { one: '{count} shop', other: '{count} shops' } as const;
export const noShopsHere = 'No shops found.';
export const otherPlaces = 'Other places that have it:';
export const nearestPlaces = 'The nearest places that have it:';
export const shopsAway = { one: '{count} shop, {kilometres} km', other: '{count} shops, {kilometres} km' } as const;
export const shopsNearby = { one: '{count} shop, under 1 km', other: '{count} shops, under 1 km' } as const;

// A shop
export const call = 'Call';
export const whatsApp = 'WhatsApp';
export const nameOpensWhatsApp = '{name} (opens WhatsApp)';
export const contactNumber = 'Contact number';
export const whatsAppNumber = 'WhatsApp number';
export const website = 'Website';
export const contacts = 'Contacts';
export const opensWebsite = ' of {name} (opens its website)';
export const description = 'Description';
export const requestsOfAdvertisers = 'Requests of advertisers';
export const noAdAvailable = 'No ad available';

// Advertisements on the home page
export const loadingAdvertisements = 'Loading advertisements';
export const featuredAdvertisements = 'Featured advertisements';
export const videoAdvertisements = 'Video advertisements';
export const adNoun = 'ad';
export const videoNoun = 'video';
export const advertisementOf = 'Advertisement of {shop}';
export const videoAdvertisementOf = 'Video advertisement of {shop}';
export const playVideoOf = 'Play the video of {shop}';
export const noShowcaseAds = 'No premium, diamond, or gold image advertisements available.';
export const noVideoAds = 'No Video Ads Available';
export const noVideoAdsExplained = 'No video advertisements are currently available to display';
export const failedToLoadAdvertisements = 'Failed to load advertisements';
export const error = 'Error: {error}';
export const unknownError = 'An unknown error occurred.';
export const loginRequired = 'Authentication required. Please login to view ads.';
export const endpointNotFound = 'API endpoint not found. Please check the server configuration.';

// Advertising with us
export const runningNow = '{shop}, running now';
export const placeIsFree = 'A sample. The place is free.';
export const video = 'Video';
export const sample = 'Sample';
export const sampleAdvertisement = 'Sample advertisement: {words}';
export const sampleShop = 'Your shop here';
export const sampleShopTrade = 'Name, place, telephone';
export const sampleBricks = 'Fresh from the kiln';
export const sampleBricksTrade = 'Bricks and tiles';
export const sampleSteel = 'Steel that stays straight';
export const sampleSteelTrade = 'Bars and sections';
export const popular = 'Popular';
export const bestExposure = 'Best Exposure';
export const displayDuration = 'Display duration';
export const days = 'days';
export const media = 'Media';
export const imagesAndVideos = 'Images and videos';
export const images = 'Images';
export const featuredInShowcases = 'Featured in showcases';
export const homepageDisplay = 'Homepage display';
export const autoAdvance = 'Auto-advance';
export const secondsEach = '{seconds} seconds';
export const rotationPriority = 'Rotation priority';
export const rotations = { lowest: 'Lowest', low: 'Low', medium: 'Medium', high: 'High', highest: 'Highest' } as const;
export const yes = 'Yes';
export const no = 'No';

// The dashboard’s cards
export const manageCategories = 'Manage Categories';
export const manageCategoriesLead = 'The trades that shops are found under.';
export const manageShops = 'Manage Shops';
export const manageShopsLead = 'Shops of the marketplace, and the ads they take.';
export const manageAds = 'Manage Ads';
export const manageAdsLead = 'What runs, what is to come, and what is over.';

// Categories
export const categoryList = 'Category List';
export const createCategory = 'Create Category';
export const categoryName = 'Category name';
// The label of the Malayalam field is Malayalam in both.
export const categoryNameInMalayalam = 'വിഭാഗത്തിന്റെ പേര് (മലയാളം)';
export const categoryCreated = 'Category created successfully';
export const failedToCreateCategory = 'Failed to create category';
export const editCategory = 'Edit Category';
export const categoryUpdated = 'Category updated successfully';
export const failedToUpdateCategory = 'Failed to update category';
export const categoryDeleted = 'Category deleted successfully';
export const failedToDeleteCategory = 'Failed to delete category';
export const failedToLoadCategories = 'Failed to load categories.';
export const noCategoriesYet = 'No categories yet';
export const createTheFirstCategory = 'Shops need one: create the first.';
export const noShops = 'No shops';
export const deleteCategory = 'Delete Category';
export const deleteCategoryQuestion =
  'Are you sure you want to delete the category {name}? This action cannot be undone.';
export const categoryNameRequired = 'Category name is required';
export const categoryExists = 'A category with this name already exists.';
export const categoryNotFound = 'Category not found.';
export const categoryInUse = {
  one: '{count} shop uses this category. Move them to another one first.',
  other: '{count} shops use this category. Move them to another one first.',
} as const;

// The list of shops
export const shopList = 'Shop List';
export const searchShops = 'Search shops';
export const shopSearchHint = 'Name, address or category';
export const shopsFound = { one: '{found} of {count} shop', other: '{found} of {count} shops' } as const;
export const noShopsYet = 'No shops yet';
export const createTheFirstShop = 'Create the first one on the dashboard.';
export const noShopsFound = 'No shops found';
export const nothingMatches = 'Nothing matches “{words}”.';
export const failedToLoadShops = 'Failed to load shops.';
export const hasAd = 'Has Ad';
export const notLive = 'Not live';
export const renewIt = 'Renew';
export const shopDeleted = 'Shop deleted successfully';
export const failedToDeleteShop = 'Failed to delete shop.';
export const deleteShop = 'Delete Shop';
export const deleteShopQuestion =
  'Are you sure you want to delete the shop {name}? Its ads and their files go with it. This action cannot be undone.';

// A shop's form
export const createShop = 'Create Shop';
export const editShop = 'Edit Shop';
export const shop = 'Shop';
export const noCategoryYet = 'There is none yet: create a category first.';
export const locationHint = 'The town or place it is found under.';
export const contactNumberHint = '10 digits.';
export const whatsAppHint = '10 digits, where it is not the contact number.';
export const websiteHint = 'For example https://www.example.com';
export const shopUpdated = 'Shop updated successfully';
export const failedToLoadShop = 'Failed to load shop details.';
export const failedToUpdateShop = 'Failed to update shop.';
export const noChanges = 'No changes detected.';
export const failedToCreateShop = 'Failed to create shop. Please try again.';
export const failedToReachServer = 'Failed to create shop. Please check your connection.';
export const shopCreated = 'Shop created successfully';
export const shopAndAdCreated = 'Shop and ad created successfully';
export const shopAndAdsCreated = 'Shop and ads created successfully';
export const shopNamedCreated = 'The shop {name} has been created.';
export const firstAd = 'First Ad (Optional)';
export const noAdYet = 'No ad yet';
export const tryTheAdAgain = 'Try the Ad Again';
export const closeWithoutTheAd = 'Close Without the Ad';
export const shopNameRequired = 'Shop name is required';
export const locationRequired = 'Location is required';
export const addressRequired = 'Address is required';
export const categoryRequired = 'Category is required';
export const badContactNumber = 'Contact number must be 10 digits';
export const badEmail = 'Invalid email format';
export const badWhatsApp = 'WhatsApp number must be 10 digits';
export const badWebsite = 'Website must begin with http:// or https://';
export const shopNotFound = 'Shop not found.';

// Manage Ads
export const adsScreenLead = 'What runs on the site, what is to come, and what is over.';
export const shopOrCategory = 'Shop or category';
export const type = 'Type';
export const allTypes = 'All types';
export const statusNames = { scheduled: 'Scheduled', live: 'Live', ended: 'Ended' } as const;
export const adCount = { one: '{count} ad', other: '{count} ads' } as const;
export const adsFound = { one: '{found} of {count} ad', other: '{found} of {count} ads' } as const;
export const pagesOfAds = 'Pages of ads';
export const noAdsYet = 'No ads yet';
export const uploadTheFirstAd = 'Upload the first one: it is on the site at once, or from the day you choose.';
export const noAdsFound = 'No ads found';
export const noAdMatches = 'No ad matches these filters.';
export const failedToLoadAds = 'Failed to load ads. Please try again.';
export const adOf = 'Ad of {shop}';
export const ofAdOf = 'ad of {shop}';
export const pictureFailed = 'Failed to load';
export const starts = 'Starts';
export const started = 'Started';
export const ends = 'Ends';
export const ended = 'Ended';
export const adDeleted = 'Ad deleted successfully';
export const failedToDeleteAd = 'Failed to delete ad';
export const deleteAd = 'Delete Ad';
export const deleteAdQuestion = 'Are you sure you want to delete this ad?';
export const deleteAdMeans =
  'The ad of {shop} goes from the site at once, with its file. This action cannot be undone.';
export const renewAd = 'Renew Ad';
export const adRenewed = 'Ad renewed successfully';
export const runsUntil = 'It now runs until {end}.';
export const failedToRenewAd = 'Failed to renew ad';
export const renewOver = 'The {tier} ad of {shop} is over. It starts anew now and runs for {days} days.';
export const renewRunning = 'The {tier} ad of {shop} runs until {end}. {days} days are added to that.';
export const tiersInSentences = {
  diamond: 'diamond',
  premium: 'premium',
  gold: 'gold',
  silver: 'silver',
  basic: 'basic',
} as const;
export const adUpdated = 'Ad updated successfully';
export const adNotFound = 'Ad not found.';

// An ad's form
export const uploadAd = 'Upload Ad';
export const editAd = 'Edit Ad';
export const chooseAShop = 'Choose a shop';
export const adType = 'Ad type';
export const chooseAType = 'Choose a type';
export const tierWithVideos = '{tier} ({days} days, images and videos)';
export const tierWithoutVideos = '{tier} ({days} days, images only)';
export const startHint = 'Indian time. Left empty, the ad starts at once.';
export const changedStartHint = 'Indian time. Another start or type moves the end with it; renewed days stay.';
export const startOver = 'With this start the ad is over already.';
export const startPast = 'This start is in the past: the days since then are gone.';
export const mediaHint = 'Images, or videos of up to 50 MB. Each file becomes an ad of its own.';
export const nowShown = 'Now shown';
export const newMedia = 'New media';
export const newMediaHint = 'Takes the place of what is shown now. An image, or a video of up to 50 MB.';
export const adUploaded = 'Ad uploaded successfully';
export const adsUploaded = '{count} ads uploaded successfully';
export const failedToUploadAd = 'Failed to upload ad';
export const failedToUpdateAd = 'Failed to update ad';
export const nothingWasChanged = 'Cancelled: nothing was changed.';
export const someCancelled = {
  one: 'Cancelled: {count} of {all} ads is in place.',
  other: 'Cancelled: {count} of {all} ads are in place.',
} as const;
export const allCancelled = 'Cancelled: nothing was uploaded.';
export const someFailed = {
  one: '{count} of {all} ads is in place; the files below can be tried again.',
  other: '{count} of {all} ads are in place; the files below can be tried again.',
} as const;
export const allFailed = 'Nothing was uploaded. It can be tried again.';
export const andMore = 'and {count} more';
export const adTypeAndShopRequired = 'Ad type and shop are required';
export const adTypeRequired = 'Ad type is required';
export const shopRequired = 'Shop is required';
export const startRequired = 'Start is required';
export const mediaRequired = 'Media file is required.';
export const mediaRequiredWithType = 'Media file is required when ad type is selected';
export const invalidDate = 'Invalid date.';
export const mediaTooLarge = 'File size must be at most 50MB.';
export const noVideo = {
  diamond: 'Video ads are not available for the diamond tier.',
  premium: 'Video ads are not available for the premium tier.',
  gold: 'Video ads are not available for the gold tier.',
  silver: 'Video ads are not available for the silver tier.',
  basic: 'Video ads are not available for the basic tier.',
} as const;
export const notMedia = '{name}: please upload an image or a video.';
export const tooManyPixels = '{name} has too many pixels.';
export const notReadable = '{name} is not an image that can be read.';

// The audit log
export const audit = {
  category: 'Shop category',
  categories: 'Shop categories',
  shop: 'Shop',
  shops: 'Shops',
  ad: 'Ad',
  ads: 'Ads',
  renewed: 'renewed',
  adType: 'Ad type',
  nameMl: 'Name in Malayalam',
  lengthened: 'lengthened by days of an outage',
  days: 'Days',
  downFrom: 'Down from',
  downUntil: 'Down until',
} as const;
export const figures = 'Figures';

/** How many days of an ad's run were added. */
export const outageDays = {
  one: '{count} day was added because the site was down',
  other: '{count} days were added because the site was down',
} as const;
