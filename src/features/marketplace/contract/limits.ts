/** The largest file of an ad in bytes, for images and videos alike (docs/product/marketplace.md, "Ad media"). */
export const adMediaBytes = 50 * 1024 * 1024;
