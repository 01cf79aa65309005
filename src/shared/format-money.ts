const whole = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** Returns whole paise as people here read money: `₹1,450`, `₹1,23,450.50`. */
export const formatMoney = (paise: number): string => (paise % 100 === 0 ? whole : exact).format(paise / 100);
