/** What forms and server say alike (members-and-administration.md section 5). */
export const texts = {
  categoryName: 'Category name is required',
  shopName: 'Shop name is required',
  location: 'Location is required',
  address: 'Address is required',
  category: 'Category is required',
  contactNumber: 'Contact number must be 10 digits',
  adType: 'Ad type is required',
  shop: 'Shop is required',
  tooLarge: 'File size must be at most 50MB.',
  noVideo: (tier: string) => `Video ads are not available for the ${tier} tier.`,
};

/** readings.md: images are re-encoded, videos are kept, up to 50 MB. */
export const adMediaBytes = 50 * 1024 * 1024;
