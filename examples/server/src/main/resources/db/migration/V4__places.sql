-- The address that created a match; null in matches of an earlier version.
alter table matches add column address varchar(45);

create index matches_by_address on matches (address, revision);
