/*
 * FOR THE COMMITTEE TO EDIT: the seven area committees of the about page, which stand there until the office enters the
 * first position. All names are made up.
 */
import type { WrittenCommittee } from './types';

/** The area committees, in the order of docs/product/site.md, "About page". */
export const areaCommittees: readonly WrittenCommittee[] = [
  {
    area: 'Palakkad',
    president: 'M. Sethumadhavan',
    secretary: 'Reshmi Prasad',
    treasurer: 'K. V. Haridas',
    members: [
      'Noufal Kalpathy',
      'Sindhu Ramesh',
      'T. R. Venkiteswaran',
      'Ajith Olavakkode',
      'Mary Jose',
      'P. Sivadasan',
    ],
  },
  {
    area: 'Palakkad Rural',
    president: 'C. Balakrishnan',
    secretary: 'Shameer Pudussery',
    treasurer: 'Bindu Jayan',
    members: ['Vinod Malampuzha', 'A. Kasim', 'Prameela Devi', 'Suresh Kongad', 'N. Gopinathan', 'Jisha Mathew'],
  },
  {
    area: 'Alathur',
    president: 'Rugmini Ravindran',
    secretary: 'Hakeem Vadakkencherry',
    treasurer: 'S. Manikandan',
    members: ['Biju Nemmara', 'K. Chandrika', 'Abdul Latheef', 'Pradeep Kuzhalmannam', 'Lissy Thomas', 'R. Kannan'],
  },
  {
    area: 'Chittur',
    president: 'N. Arumughan',
    secretary: 'Sreeja Mohan',
    treasurer: 'Selvaraj Kozhinjampara',
    members: [
      'Usha Nandini',
      'M. Ramaswamy',
      'Ibrahim Pattanchery',
      'Kavitha Murugan',
      'Dinesh Tattamangalam',
      'V. Palaniswamy',
    ],
  },
  {
    area: 'Ottapalam',
    president: 'E. P. Narayanan Namboodiri',
    secretary: 'Shabna Salim',
    treasurer: 'Ratheesh Cherpulassery',
    members: [
      'Girija Warrier',
      'Mohanan Lakkidi',
      'K. T. Hamza',
      'Anoop Sreekrishnapuram',
      'Beena Sasidharan',
      'T. Rajagopal',
    ],
  },
  {
    area: 'Mannarkkad',
    president: 'Moideen Kutty Elambulassery',
    secretary: 'Jomon Agali',
    treasurer: 'Ambika Raghavan',
    members: [
      'Siddique Kumaramputhur',
      'Shyla Varghese',
      'P. Velayudhan',
      'Fasal Alanallur',
      'Renjini Das',
      'K. J. Sebastian',
    ],
  },
  {
    area: 'Pattambi',
    president: 'Vasudevan Mezhathur',
    secretary: 'Nisha Kunhiraman',
    treasurer: 'M. Ummer',
    members: [
      'Rafeeque Koppam',
      'Sathi Bhaskaran',
      'Hareesh Thrithala',
      'A. Zubaida',
      'Krishnadas Ongallur',
      'P. M. Ashraf',
    ],
  },
];
