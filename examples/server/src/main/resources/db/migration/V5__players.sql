-- The names of the players, the end of a match other than by its rules, and the next match.
alter table matches add column first_name varchar(100);
alter table matches add column second_name varchar(100);
alter table matches add column termination varchar(40);
alter table matches add column rematch varchar(22);

-- The offer that waits for an answer; the number of moves to keep if moves are to be taken back.
alter table matches add column offer varchar(20);
alter table matches add column offered_by varchar(6);
alter table matches add column offered_plies integer;

-- The hashed keys that give a seat to whoever uses them first.
alter table matches add column first_key binary(32);
alter table matches add column second_key binary(32);
alter table matches add column first_key_used boolean default false not null;
alter table matches add column second_key_used boolean default false not null;

-- The token of watchers in plain text: it only lets them see what this database contains anyway.
alter table matches add column watch_token varchar(43);

-- Whether a player has moved. A match without a move expires earlier.
alter table matches add column moved boolean default false not null;

update matches set moved = true where revision > 0;
