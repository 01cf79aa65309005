/** Messages that the forms and the server have in common (docs/product/marketplace.md, "Form rules"). */
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

/** The limit of an ad's file, for images and videos alike (docs/product/marketplace.md, "Ad media"). */
export const adMediaBytes = 50 * 1024 * 1024;
