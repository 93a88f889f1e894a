-- Types that only demo data had: nothing in the product reports them.
delete from alerts where type in ('stock_low', 'invoice_ready');
