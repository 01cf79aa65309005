/** Names for made-up people; any likeness to real ones is a coincidence. */
export const men = [
  'Abhilash', 'Ajith', 'Anil', 'Anoop', 'Aravind', 'Asif', 'Babu', 'Basheer', 'Biju', 'Bineesh', 'Dileep', 'Dinesh',
  'Faisal', 'Girish', 'Gopakumar', 'Hareesh', 'Haris', 'Jayan', 'Jayaprakash', 'Jijo', 'Jinu', 'Jithin', 'Joby', 'Joseph',
  'Kabeer', 'Krishnadas', 'Krishnan', 'Lijo', 'Madhu', 'Mahesh', 'Manoj', 'Mohammed', 'Mohandas', 'Muraleedharan',
  'Mujeeb', 'Nandakumar', 'Nikhil', 'Noushad', 'Pradeep', 'Prakash', 'Prasad', 'Praveen', 'Rafeeq', 'Raghavan', 'Rajan',
  'Rajeev', 'Rajesh', 'Ramesh', 'Ranjith', 'Ratheesh', 'Renjith', 'Sabu', 'Sajeev', 'Sajith', 'Salim', 'Sandeep',
  'Santhosh', 'Saseendran', 'Sasi', 'Satheesh', 'Shaji', 'Shameer', 'Sherief', 'Shibu', 'Shyam', 'Sibi', 'Sivadasan',
  'Sreejith', 'Sreekumar', 'Subash', 'Sudheer', 'Sujith', 'Sunil', 'Suresh', 'Thomas', 'Unnikrishnan', 'Varghese',
  'Venugopal', 'Vijayan', 'Vinod', 'Vipin', 'Vishnu', 'Yousuf',
];

export const women = [
  'Aiswarya', 'Ambika', 'Anitha', 'Anju', 'Archana', 'Arya', 'Asha', 'Athira', 'Beena', 'Bindu', 'Chithra', 'Deepa',
  'Devika', 'Divya', 'Fathima', 'Geetha', 'Gopika', 'Greeshma', 'Indu', 'Jaseena', 'Jayasree', 'Jisha', 'Kavitha',
  'Lakshmi', 'Latha', 'Lekha', 'Maya', 'Meera', 'Mini', 'Nafeesa', 'Neethu', 'Nimisha', 'Parvathy', 'Preetha', 'Priya',
  'Radhika', 'Ramla', 'Rekha', 'Remya', 'Resmi', 'Reshma', 'Saritha', 'Shahina', 'Sheeba', 'Shyni', 'Sindhu', 'Smitha',
  'Soumya', 'Sreedevi', 'Sreeja', 'Suja', 'Sumayya', 'Swapna', 'Vidya',
];

const initials = ['A. K.', 'E. M.', 'K. P.', 'K. V.', 'M. C.', 'M. S.', 'P. K.', 'P. R.', 'T. V.', 'V. M.'];

const muslim = {
  first: [
    'Asif', 'Basheer', 'Faisal', 'Haris', 'Kabeer', 'Mohammed', 'Mujeeb', 'Noushad', 'Rafeeq', 'Salim', 'Shameer',
    'Sherief', 'Yousuf', 'Fathima', 'Jaseena', 'Nafeesa', 'Ramla', 'Shahina', 'Sumayya',
  ],
  family: ['Ali', 'Haneefa', 'Kutty', 'Rahman', 'Thottingal', 'Kalladi', ...initials],
};
const christian = {
  first: ['Biju', 'Jijo', 'Jinu', 'Joby', 'Joseph', 'Lijo', 'Sabu', 'Shibu', 'Sibi', 'Thomas', 'Varghese'],
  family: [
    'Abraham', 'Antony', 'Chacko', 'Devassy', 'George', 'Jacob', 'John', 'Kurian', 'Mathew', 'Paul', 'Philip',
    'Sebastian', ...initials,
  ],
};
const hindu = [
  'Achuthan', 'Balan', 'Chandran', 'Das', 'Ezhuthachan', 'Gopalan', 'Iyer', 'Kurup', 'Mannadiar', 'Menon', 'Mohan',
  'Mooppan', 'Nair', 'Namboothiri', 'Narayanan', 'Panicker', 'Pillai', 'Poduval', 'Raj', 'Ravunni', 'Subramanian',
  'Thampi', 'Unni', 'Variyar', 'Varma', 'Velayudhan', 'Warrier', ...initials,
];

/** Family names that go with a first name. */
export function familiesFor(first: string): readonly string[] {
  if (muslim.first.includes(first)) return muslim.family;
  return christian.first.includes(first) ? christian.family : hindu;
}

export const wearsScarf = (first: string) => muslim.first.includes(first);
