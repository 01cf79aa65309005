/** Made-up people get their names from here; who has such a name in truth is not meant. */
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

export const families = [
  'A. K.', 'Abraham', 'Achuthan', 'Ali', 'Antony', 'Balan', 'Beegum', 'Chandran', 'Chacko', 'Das', 'Devassy', 'E. M.',
  'Ezhuthachan', 'George', 'Gopalan', 'Haneefa', 'Iyer', 'Jacob', 'John', 'K. P.', 'K. V.', 'Kurian', 'Kurup', 'Kutty',
  'M. C.', 'M. S.', 'Mannadiar', 'Mathew', 'Menon', 'Mohan', 'Mooppan', 'Nair', 'Namboothiri', 'Narayanan', 'P. K.',
  'P. R.', 'Panicker', 'Paul', 'Philip', 'Pillai', 'Poduval', 'Raj', 'Ravunni', 'Rahman', 'S. Nair', 'Sebastian',
  'Subramanian', 'T. V.', 'Thampi', 'Unni', 'V. M.', 'Variyar', 'Varma', 'Velayudhan', 'Warrier',
];
